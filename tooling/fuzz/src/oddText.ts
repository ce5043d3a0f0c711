import fc from 'fast-check'

const LENGTH = 10_000

/** Texts that parsers, databases and pages have failed on before. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  'a\ud800b',
  '\udc00',
  '\u202Eevil',
  'שלום عالم',
  '"',
  "'",
  '`',
  '\\',
  '\\"',
  '%',
  '%00',
  '%zz',
  '\r\n',
  '\t',
  '😀'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e309',
  '1.5',
  '-1',
  '9007199254740993',
  '9'.repeat(400),
  '[]',
  '{}',
  '{"__proto__":{}}',
  '../../etc/passwd',
  '//evil.example/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '00000000-0000-0000-0000-000000000000',
  'a@b',
  '2026-02-30T00:00:00Z',
  'x'.repeat(LENGTH),
  '("'.repeat(LENGTH / 2),
]

/**
 * A text of any code points, also of unpaired surrogates. `fc.string` with binary units would first list all million code
 * points, which takes a second.
 */
const anyCodePoints: fc.Arbitrary<string> = fc
  .array(fc.nat({ max: 0x10_ff_ff }), { maxLength: 20 })
  .map((points) => String.fromCodePoint(...points))

/** A text that is empty, huge, in another script, of another type, or has characters with a meaning for some parser. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: anyCodePoints },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double()).map(String) },
)

/** Odd texts that headers and cookies can transport: visible ASCII. */
export const safeText: fc.Arbitrary<string> = oddText.map((text) =>
  text.replace(/[^ -~]/g, '?').slice(0, 2_000),
)

/** Texts near a valid one: with a part removed, repeated, or replaced by an odd text. */
export const mutatedText = (valid: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(valid.length), fc.nat(valid.length), fc.constantFrom('cut', 'repeat', 'insert'), oddText)
    .map(([a, b, kind, text]) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const part = valid.slice(from, to)
      if (kind === 'cut') return valid.slice(0, from) + valid.slice(to)
      return valid.slice(0, to) + (kind === 'repeat' ? part : text) + valid.slice(to)
    })
