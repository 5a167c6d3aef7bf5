import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateDelivery } from '../../../src/contact/simulate-delivery.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: '¿Puedo ir?' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const goOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

/** Follows a delivery without waiting for it. */
function watch(delivery: Promise<void>): () => string {
  let outcome = 'on its way';
  delivery.then(
    () => (outcome = 'delivered'),
    () => (outcome = 'failed'),
  );
  return () => outcome;
}

test('a message is logged at once, with the words before it', () => {
  goOnline(true);
  void simulateDelivery(message, 'Mensaje de contacto:');
  expect(console.log).toHaveBeenCalledExactlyOnceWith('Mensaje de contacto:', message);
});

test('it is delivered after 1000 ms, not before', async () => {
  goOnline(true);
  const outcome = watch(simulateDelivery(message, ''));
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome()).toBe('on its way');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe('delivered');
});

test('a browser that is offline when the second is over fails, after the same time', async () => {
  goOnline(true);
  const outcome = watch(simulateDelivery(message, ''));
  goOnline(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome()).toBe('on its way');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe('failed');
});

test('a connection that comes back within the second is good enough', async () => {
  goOnline(false);
  const outcome = watch(simulateDelivery(message, ''));
  goOnline(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome()).toBe('delivered');
});
