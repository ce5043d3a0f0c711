export type { AddressFieldsProps, AddressPart } from './AddressFields.tsx'
export { AddressFields } from './AddressFields.tsx'
