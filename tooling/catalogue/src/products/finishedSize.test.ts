import { describe, expect, it } from 'vitest'
import { finishedSize } from './finishedSize.ts'

describe('finishedSize', () => {
  it.each([
    ['table-runner', '16 × 72 in', { finishedWidthCm: 40.6, finishedHeightCm: 182.9 }],
    ['napkin', '9.5 × 9.5 in', { finishedWidthCm: 24.1, finishedHeightCm: 24.1 }],
    [
      'tablecloth',
      '70 in round',
      { finishedWidthCm: 177.8, finishedHeightCm: 177.8, finishedShape: 'round' },
    ],
    ['duvet-cover', 'Queen', { finishedWidthCm: 228.6, finishedHeightCm: 228.6 }],
    ['pillow-sham', 'King', { finishedWidthCm: 91.4, finishedHeightCm: 50.8 }],
    ['wall-hanger', '18 in', {}],
    ['duvet-cover', 'Emperor', {}],
  ])('returns the finished measurements of the product %s in the size %s', (key, size, expected) =>
    expect(finishedSize(key, size)).toEqual(expected),
  )
})
