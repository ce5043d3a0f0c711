export type { FeaturePanelProps } from './FeaturePanel.tsx'
export { FeaturePanel } from './FeaturePanel.tsx'
