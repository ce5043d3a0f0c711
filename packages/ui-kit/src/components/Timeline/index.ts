export type { TimelineProps, TimelineStep } from './Timeline.tsx'
export { Timeline } from './Timeline.tsx'
