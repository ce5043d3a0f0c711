export type { ArtistFact, ArtistHeaderProps } from './ArtistHeader.tsx'
export { ArtistHeader } from './ArtistHeader.tsx'
