import { describe, expectTypeOf, it } from 'vitest'
import type { ChipProps } from './Chip/index.ts'
import type { SegmentedControlProps } from './SegmentedControl/index.ts'

describe('the props', () => {
  it('of a chip require an accessible name for its removal', () => {
    expectTypeOf<{ children: string }>().toExtend<ChipProps>()
    expectTypeOf<{ children: string; removeHref: string; removeLabel: string }>().toExtend<ChipProps>()
    expectTypeOf<{ children: string; removeHref: string }>().not.toExtend<ChipProps>()
    expectTypeOf<{ children: string; onRemove: () => void }>().not.toExtend<ChipProps>()
    expectTypeOf<{ children: string; removeLabel: string }>().not.toExtend<ChipProps>()
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
