import { expect, test } from 'vitest'
import { parseForcedVariant } from './parseForcedVariant.ts'

const hero = { key: 'hero', variants: [{ name: 'bold', weight: 1 }] }

test('parses a variant that the experiment has', () =>
  expect(parseForcedVariant('hero:bold', [hero])).toEqual({ experiment: 'hero', variant: 'bold' }))

test.each([null, '', 'hero', 'hero:', ':bold', 'hero:loud', 'other:bold', 'hero:bold:bold'])(
  'ignores %j, which names no variant',
  (text) => expect(parseForcedVariant(text, [hero])).toBeUndefined(),
)
