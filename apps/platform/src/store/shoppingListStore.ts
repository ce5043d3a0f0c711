import { shoppingLists } from '../db/schema.ts'
import type { ShoppingList } from '../model/shoppingList.ts'
import { resourceStore } from './resourceStore.ts'

export const shoppingListStore = resourceStore<ShoppingList>('shopping-list', shoppingLists, (list) => ({
  customerId: list.customerId ?? null,
  anonymousId: list.anonymousId ?? null,
}))
