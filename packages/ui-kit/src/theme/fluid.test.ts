import { expect, it } from 'vitest'
import { fluid } from './fluid.ts'

it('starts at the small size and ends at the large one', () => {
  expect(fluid(20, 80)).toBe('clamp(1.25rem, -0.39rem + 6.74vw, 5rem)')
})

it('returns the same size at every width when both sizes are the same', () => {
  expect(fluid(16, 16)).toBe('clamp(1rem, 1rem + 0vw, 1rem)')
})

it('shrinks below 390 px to the size for 320 px', () => {
  expect(fluid(50, 76, 43)).toBe('clamp(2.69rem, 0.7rem + 10vw, clamp(3.13rem, 2.41rem + 2.92vw, 4.75rem))')
})
