import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../src/commands/serve/header-rules.mjs';

const RULES = parseHeaderRules(`# Una nota
/*
  X-Frame-Options: DENY
  Content-Security-Policy: img-src 'self' https://a.example

/fotos/:nombre
  X-Foto: sí
/a.b
  X-Punto: sí
/fotos/*
  X-Frame-Options: SAMEORIGIN
`);
const read = (path: string) => Object.fromEntries(headersFor(RULES, path));

describe('headersFor', () => {
  test('gives the headers of a rule to every address that fits, colons in values included', () => {
    expect(read('/analytics')).toEqual({
      'x-frame-options': 'DENY',
      'content-security-policy': "img-src 'self' https://a.example",
    });
  });

  test('joins what several rules give with a comma, as the hosts do', () => {
    expect(read('/fotos/1')).toMatchObject({ 'x-frame-options': 'DENY, SAMEORIGIN', 'x-foto': 'sí' });
    expect(read('/fotos/1/2')).not.toHaveProperty('x-foto');
  });

  test('takes a point in a path for a point', () => {
    expect(read('/a.b')).toHaveProperty('x-punto');
    expect(read('/axb')).not.toHaveProperty('x-punto');
  });

  test('an empty or foreign file has no rules', () => {
    expect(parseHeaderRules('')).toEqual([]);
    expect(parseHeaderRules('  X-Frame-Options: DENY\nhola\n')).toEqual([]);
  });
});
