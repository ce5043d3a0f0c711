export type { AddressCardProps } from './AddressCard.tsx'
export { AddressCard } from './AddressCard.tsx'
