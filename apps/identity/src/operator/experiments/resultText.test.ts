import { expect, test } from 'vitest'
import { amountText, percentText, pointsText, resultText, sampleText, tickText } from './resultText.ts'

const points = { format: pointsText, unit: 'points', hasStopped: true }

test('formats shares in percent, and formats differences and axis ticks with their signs', () => {
  expect(percentText(0.0352)).toBe('3.52 %')
  expect(pointsText(0.0042)).toBe('+0.42')
  expect(amountText(-120)).toBe('−1.20')
  expect([-0.2, 0, 0.30000000000000004].map(tickText)).toEqual(['−0.2', '0', '+0.3'])
})

test('describes how much higher or lower a variant is, when the interval excludes zero', () => {
  expect(resultText({ value: 0.0042, low: 0.0008, high: 0.0077, found: 'higher' }, points)).toEqual({
    headline: 'Higher by 0.42 points',
    rest: '(+0.08 to +0.77). Zero is outside the interval, and the experiment has ended.',
  })
  expect(resultText({ value: -0.01, low: -0.02, high: -0.005, found: 'lower' }, points).headline).toBe(
    'Lower by 1.00 points',
  )
})

test('warns about the result of an experiment that is still running', () => {
  const { headline, rest } = resultText(
    { value: 0, low: -0.01, high: 0.01, found: 'none' },
    { ...points, hasStopped: false },
  )
  expect(headline).toBe('No difference found')
  expect(rest).toContain('still runs')
})

test('explains a sample ratio mismatch', () => {
  expect(sampleText({ probability: undefined, isMismatch: false })).toBe('There are no visitors yet.')
  expect(sampleText({ probability: 0.4, isMismatch: false })).toContain('by the weights (probability 0.400)')
  expect(sampleText({ probability: 0.0000001, isMismatch: true })).toContain('Do not use these results')
})
