import { expect, test } from 'vitest';
import { findProjectNode, isNewEnough } from '../../../src/commands/install/project-node.mjs';

test.each([
  ['v24.21.0', true],
  ['v22.12.0\n', true],
  ['v22.11.9', false],
  ['v20.20.2', false],
  ['v9.99.0', false],
  ['', false],
  ['bash: not found', false],
])('%j as the version of Node is accepted: %s', (version, isAccepted) => {
  expect(isNewEnough(version)).toBe(isAccepted);
});

test('finds a Node that runs and is new enough', async () => {
  await expect(findProjectNode()).resolves.toEqual(expect.any(String));
});
