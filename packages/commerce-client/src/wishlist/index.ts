export { itemOf } from './actionsToSave.ts'
export { addToList } from './addToList.ts'
export type { DecideListChange, ListActions } from './changeList.ts'
export { changeList } from './changeList.ts'
export { copyWishlist } from './copyWishlist.ts'
export { createList, MAX_LISTS } from './createList.ts'
export type { LineCustomFields } from './customFields.ts'
export { customFieldsToCopy } from './customFields.ts'
export { deleteList } from './deleteList.ts'
export type { Lists } from './getLists.ts'
export { getLists, summaryOf } from './getLists.ts'
export { getSavedSkus } from './getSavedSkus.ts'
export { getWishlist } from './getWishlist.ts'
export { detailActions, itemDetails } from './itemDetails.ts'
export { LIST_TYPE } from './listKinds.ts'
export type { WishlistRemoval } from './removeFromWishlist.ts'
export { removeFromWishlist } from './removeFromWishlist.ts'
export { MAX_LIST_LINES, saveToWishlist } from './saveToWishlist.ts'
export type {
  ItemDetails,
  ListRefusal,
  ListSummary,
  SavedList,
  WishlistCustomFields,
  WishlistItem,
  WishlistLine,
} from './types.ts'
