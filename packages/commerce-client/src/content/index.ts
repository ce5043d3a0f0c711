export {
  GetArtistsDocument,
  GetCollectionsDocument,
  GetGuidesDocument,
  GetHomeContentDocument,
  GetMaterialsDocument,
} from '../generated/documents.ts'
export type { Artist } from './artist.ts'
export { parseArtist } from './artist.ts'
export type { Collection } from './collection.ts'
export { parseCollection } from './collection.ts'
export { draftKey, isDraftKey, isDraftName, withDraft } from './drafts.ts'
export {
  getArtists,
  getCollections,
  getGuides,
  getHomeContent,
  getMaterials,
} from './getContent.ts'
export type { Guide } from './guide.ts'
export { parseGuide } from './guide.ts'
export type { HomeContent, HomeSection, HomeText } from './homeContent.ts'
export { homeSections, parseHomeContent } from './homeContent.ts'
export type { Material } from './material.ts'
export { parseMaterial } from './material.ts'
