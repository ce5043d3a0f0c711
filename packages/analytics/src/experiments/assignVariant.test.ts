import { expect, test } from 'vitest'
import { assignVariant } from './assignVariant.ts'

const visitors = Array.from({ length: 10_000 }, (_, at) => `visitor-${at}`)
const variants = (weights: Readonly<Record<string, number>>) =>
  Object.entries(weights).map(([name, weight]) => ({ name, weight }))
const shareOf = (assigned: readonly (string | undefined)[], variant: string): number =>
  assigned.filter((one) => one === variant).length / assigned.length

test.each([[{ plain: 1, bold: 1 }], [{ plain: 90, bold: 10 }], [{ one: 1, two: 2, three: 3 }]])(
  'assigns 10,000 visitors to variants within 1 % of the weights %j',
  (weights) => {
    const assigned = visitors.map((visitor) =>
      assignVariant({ key: 'hero', variants: variants(weights) }, visitor),
    )
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
    for (const [name, weight] of Object.entries(weights))
      expect(Math.abs(shareOf(assigned, name) - weight / total)).toBeLessThan(0.01)
  },
)

test('assigns a visitor the same variant each time, and never assigns a variant with weight 0', () => {
  const definition = { key: 'hero', variants: variants({ off: 0, plain: 1, bold: 1 }) }
  for (const visitor of visitors.slice(0, 500)) {
    const first = assignVariant(definition, visitor)
    expect(['plain', 'bold']).toContain(first)
    expect(assignVariant(definition, visitor)).toBe(first)
  }
})

test('assigns the same variants as earlier versions of the package', () => {
  const definition = { key: 'hero', variants: variants({ plain: 1, bold: 1 }) }
  expect(visitors.slice(0, 8).map((visitor) => assignVariant(definition, visitor))).toMatchInlineSnapshot(`
    [
      "plain",
      "plain",
      "plain",
      "bold",
      "bold",
      "plain",
      "bold",
      "bold",
    ]
  `)
})

test('assigns variants of two experiments independently', () => {
  const hero = { key: 'hero', variants: variants({ plain: 1, bold: 1 }) }
  const search = { key: 'search', variants: variants({ narrow: 1, wide: 1 }) }
  const both = visitors.map((visitor) => `${assignVariant(hero, visitor)} ${assignVariant(search, visitor)}`)
  for (const pair of ['plain narrow', 'plain wide', 'bold narrow', 'bold wide'])
    expect(Math.abs(shareOf(both, pair) - 1 / 4)).toBeLessThan(0.015)
})

test('lets a visitor take part in at most one experiment of an exclusion group', () => {
  const experiment = (key: string, from: number, to: number) => ({
    key,
    variants: variants({ plain: 1, bold: 1 }),
    exclusionGroup: { name: 'front page', from, to },
  })
  const hero = experiment('hero', 0, 50)
  const rail = experiment('rail', 50, 80)
  const assigned = visitors.map((visitor) => [assignVariant(hero, visitor), assignVariant(rail, visitor)])
  expect(assigned.filter(([first, second]) => first && second)).toEqual([])
  const taking = (at: number) => assigned.filter((pair) => pair[at] !== undefined).length / visitors.length
  expect(Math.abs(taking(0) - 0.5)).toBeLessThan(0.01)
  expect(Math.abs(taking(1) - 0.3)).toBeLessThan(0.01)
  const inHero = assigned.flatMap(([first]) => first ?? [])
  expect(Math.abs(shareOf(inHero, 'bold') - 0.5)).toBeLessThan(0.015)
})
