export type {
  CartEventFunctions,
  PageView,
  Tracker,
  TrackerOptions,
  TrackingData,
  TrackingRequest,
} from './createTracker.ts'
export { createTracker } from './createTracker.ts'
export type {
  TrackedStep,
  TrackedVisitor,
  TrackerState,
  TrackerStore,
  Visitor,
} from './trackerStore.ts'
export { createTrackerStore } from './trackerStore.ts'
