export type { DisclosureProps } from './Disclosure.tsx'
export { Disclosure } from './Disclosure.tsx'
