export type { PanelProps } from './Panel.tsx'
export { Panel } from './Panel.tsx'
