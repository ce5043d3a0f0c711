import { expect, it } from 'vitest'
import { publicTypes } from '../scripts/publicTypes.ts'

it('keeps every public type as its users know it', () => {
  expect(publicTypes('src/index.ts')).toMatchSnapshot()
}, 60_000)
