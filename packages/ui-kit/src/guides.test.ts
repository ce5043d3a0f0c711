import { expect, it } from 'vitest'
import { components } from '../scripts/components.ts'
import * as kit from './index.ts'
import type { Guide } from './stories/guide.ts'

const files = import.meta.glob<{ guide: Guide }>('./components/*/*.docs.ts', { eager: true })
const guides = Object.values(files)

it('has a guide with alternatives for every component', () => {
  expect(Object.keys(files)).toEqual(components().map((name) => `./components/${name}/${name}.docs.ts`))
  for (const { guide } of guides) expect(guide.instead.length).toBeGreaterThan(0)
})

it('refers only to existing components', () => {
  const known = new Set([...components(), ...Object.keys(kit)])
  expect(
    guides.flatMap(({ guide }) => guide.instead.map(({ use }) => use)).filter((name) => !known.has(name)),
  ).toEqual([])
})
