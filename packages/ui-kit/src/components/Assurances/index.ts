export type { Assurance } from './Assurances.tsx'
export { Assurances } from './Assurances.tsx'
