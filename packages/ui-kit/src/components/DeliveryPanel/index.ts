export type { DeliveryPanelProps } from './DeliveryPanel.tsx'
export { DeliveryPanel } from './DeliveryPanel.tsx'
