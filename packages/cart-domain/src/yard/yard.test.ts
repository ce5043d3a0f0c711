import { describe, expect, test } from 'vitest'
import { aLine, details } from '../testing/builders.ts'
import { fillAYardDesignCount, isUnfilledYard, yardDesigns, yardFields, yardProblem } from './yard.ts'

const template = (name: string) => details({ category: 'fill-a-yard', 'template-name': name })
const design = (number: string) => ({ number, name: `Design ${number}`, image: `/${number}.svg` })
const quarters = ['11', '12', '13', '14']
const aYard = (numbers: readonly string[]) =>
  aLine({
    variant: { sku: 'yard', attributesRaw: template('Four quarters') },
    custom: { customFieldsRaw: details(yardFields(numbers.map(design))) },
  })

describe('fillAYardDesignCount', () => {
  test.each([
    [4, template('Four quarters')],
    [9, template('nine squares')],
    [undefined, template('Six strips')],
    [undefined, details({ category: 'unprinted-fabric', 'template-name': 'Four quarters' })],
    [undefined, []],
  ])('returns the number of designs: %s', (count, attributes) =>
    expect(fillAYardDesignCount(attributes)).toBe(count),
  )
})

describe('yardProblem', () => {
  test('accepts a design for every part, even the same design for all parts', () => {
    expect(yardProblem(4, quarters)).toBeUndefined()
    expect(yardProblem(9, Array(9).fill('11'))).toBeUndefined()
  })

  test('returns only the parts without a design when other parts have unavailable designs', () =>
    expect(yardProblem(4, ['11', '', undefined], () => false)).toEqual({ kind: 'missing', parts: [2, 3, 4] }))

  test('returns the positions of the parts whose design is unavailable', () =>
    expect(yardProblem(4, quarters, (number) => number !== '13')).toEqual({
      kind: 'unavailable',
      parts: [3],
    }))
})

describe('designs of a line', () => {
  test('returns the designs of a line as they were stored', () =>
    expect(yardDesigns(aYard(quarters))).toEqual(quarters.map(design)))

  test('uses the number of a design as its name when the names are missing', () => {
    const custom = { customFieldsRaw: details({ fillAYardDesigns: '11\n12' }) }
    expect(yardDesigns({ custom }).map(({ name }) => name)).toEqual(['11', '12'])
  })

  test('returns no designs for a line without the design fields', () =>
    expect(yardDesigns(aLine())).toEqual([]))
})

test('is true for a Fill-a-Yard line with an empty part, and false for any other line', () => {
  expect(isUnfilledYard(aYard(quarters))).toBe(false)
  expect(isUnfilledYard(aYard(['11', '', '13', '14']))).toBe(true)
  expect(isUnfilledYard({ ...aYard(quarters), custom: null })).toBe(true)
  expect(isUnfilledYard(aLine())).toBe(false)
})
