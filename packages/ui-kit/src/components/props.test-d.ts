import { describe, expectTypeOf, it } from 'vitest'
import type { ChipProps } from './Chip/index.ts'
import type { SortSelectProps } from './ResultsBar/index.ts'
import type { SegmentedControlProps } from './SegmentedControl/index.ts'

describe('the props', () => {
  it('of a chip require an accessible name for its removal', () => {
    expectTypeOf<{ children: string }>().toExtend<ChipProps>()
    expectTypeOf<{ children: string; removeHref: string; removeLabel: string }>().toExtend<ChipProps>()
    expectTypeOf<{ children: string; onRemove: () => void; removeLabel: string }>().toExtend<ChipProps>()
    expectTypeOf<{ children: string; removeHref: string }>().not.toExtend<ChipProps>()
    expectTypeOf<{ children: string; onRemove: () => void }>().not.toExtend<ChipProps>()
    expectTypeOf<{ children: string; removeLabel: string }>().not.toExtend<ChipProps>()
    expectTypeOf<{
      children: string
      removeHref: string
      onRemove: () => void
      removeLabel: string
    }>().not.toExtend<ChipProps>()
  })

  it('of a controlled select for the order require a function for changes', () => {
    type Fields = { label: string; name: string; children: string }
    expectTypeOf<Fields & { value: string; onChange: () => void }>().toExtend<SortSelectProps>()
    expectTypeOf<Fields & { defaultValue: string }>().toExtend<SortSelectProps>()
    expectTypeOf<Fields & { value: string }>().not.toExtend<SortSelectProps>()
  })

  it('of a segmented control have a URL in all segments or in none', () => {
    type Segments<Segment> = { legend: string; name: string; segments: Segment[] }
    type Radio = { value: string; label: string }
    type Link = Radio & { href: string }
    expectTypeOf<Segments<Radio>>().toExtend<SegmentedControlProps>()
    expectTypeOf<Segments<Link>>().toExtend<SegmentedControlProps>()
    expectTypeOf<Segments<Radio | Link>>().not.toExtend<SegmentedControlProps>()
    expectTypeOf<Segments<Link> & { onChange: () => void }>().not.toExtend<SegmentedControlProps>()
  })
})
