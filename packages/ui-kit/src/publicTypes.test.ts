import { expect, it } from 'vitest'
import { publicTypes } from '../scripts/publicTypes.ts'

it('matches the snapshot of public types', () => {
  expect(publicTypes('src/index.ts')).toMatchSnapshot()
}, 60_000)
