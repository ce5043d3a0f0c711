export type { SegmentedControlProps, SegmentOption } from './SegmentedControl.tsx'
export { SegmentedControl } from './SegmentedControl.tsx'
