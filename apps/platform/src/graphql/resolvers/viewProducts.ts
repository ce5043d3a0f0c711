import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../caller.ts'

/** Permissions that show products whether they are published or not. */
export const viewAllProducts = ['view_products', 'manage_products'] as const

/** Permissions of which one is needed to see products at all. */
export const viewProducts = ['view_published_products', ...viewAllProducts] as const

/** Whether a caller sees products that are not published. */
export const seesUnpublished = ({ permissions }: Caller): boolean =>
  ['manage_project', ...viewAllProducts].some((name) => permissions.has(name))

/** The condition on `products` that keeps what a caller may not see from it. */
export const visibleProducts = (caller: Caller): SQL =>
  seesUnpublished(caller) ? sql`true` : sql`products.published`
