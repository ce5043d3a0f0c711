export type { SegmentedControlProps, SegmentLink, SegmentOption } from './SegmentedControl.tsx'
export { SegmentedControl } from './SegmentedControl.tsx'
