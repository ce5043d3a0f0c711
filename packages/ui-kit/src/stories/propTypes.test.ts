import { expect, it } from 'vitest'
import { withPropTypes } from './propTypes.ts'

const component = { displayName: 'DropdownMenu' }

it('completes the type of a prop from the public types', () => {
  const { groups } = withPropTypes(component, { groups: { table: { type: { summary: 'unknown' } } } })
  expect(groups?.table?.type?.summary).toBe('readonly DropdownMenuGroup[]')
})

it('keeps the values of a variant', () => {
  const row = { options: ['top', 'bottom'], table: { type: { summary: 'top | bottom' } } }
  expect(withPropTypes(component, { side: row })).toEqual({ side: row })
})

it('lists the variants of nested objects separately from the props', () => {
  const { tone } = withPropTypes(component, {
    tone: { options: ['text', 'danger'], table: { type: { summary: 'text | danger' } } },
  })
  expect(tone?.table).toEqual({ type: { summary: 'text | danger' }, category: 'In the objects above' })
})

it('shows the types of all variants of the props', () => {
  const row = { table: { type: { summary: 'union' } } }
  const button = withPropTypes({ displayName: 'Button' }, { href: row })
  expect(button.href?.table?.type?.summary).toBe('string')
  const control = withPropTypes({ displayName: 'SegmentedControl' }, { segments: row })
  expect(control.segments?.table?.type?.summary).toBe('readonly SegmentLink[] | readonly SegmentOption[]')
})
