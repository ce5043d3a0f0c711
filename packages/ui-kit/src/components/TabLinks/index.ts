export type { TabLinkItem, TabLinksProps } from './TabLinks.tsx'
export { TabLinks } from './TabLinks.tsx'
