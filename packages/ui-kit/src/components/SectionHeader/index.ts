export type { SectionHeaderProps } from './SectionHeader.tsx'
export { SectionHeader } from './SectionHeader.tsx'
