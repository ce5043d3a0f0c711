export type { LogoImages, LogoProps } from './Logo.tsx'
export { Logo } from './Logo.tsx'
