import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mutatedText, oddText, safeText } from './oddText.ts'

const sample = (arbitrary: fc.Arbitrary<string>) => fc.sample(arbitrary, { seed: 1, numRuns: 2_000 })

it('generates texts that services must accept or reject without a failure', () => {
  const texts = sample(oddText)
  for (const part of ['\0', '"', '\\', '\u202E', '__proto__'])
    expect(texts.some((text) => text.includes(part))).toBe(true)
  expect(texts.some((text) => /[\ud800-\udfff]/.test(text) && !text.isWellFormed())).toBe(true)
  expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThanOrEqual(10_000)
})

it('generates only printable ASCII for headers', () => {
  expect(sample(safeText).every((text) => /^[ -~]*$/.test(text))).toBe(true)
})

it('generates changed versions of a valid text', () => {
  const texts = sample(mutatedText('key="a" and id is defined'))
  expect(new Set(texts).size).toBeGreaterThan(500)
  expect(texts.some((text) => text.length < 25)).toBe(true)
})
