export { DroppedStitch } from './DroppedStitch.tsx'
