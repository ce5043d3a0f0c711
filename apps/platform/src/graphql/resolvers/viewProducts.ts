import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../caller.ts'

/** Permissions to view published and unpublished products. */
export const viewAllProducts = ['view_products', 'manage_products'] as const

/** Permissions to view products; one of them is required. */
export const viewProducts = ['view_published_products', ...viewAllProducts] as const

/** Whether a caller can view unpublished products. */
export const canViewUnpublished = ({ permissions }: Caller): boolean =>
  ['manage_project', ...viewAllProducts].some((name) => permissions.has(name))

/** The SQL condition on `products` for the products that a caller can view. */
export const visibleProducts = (caller: Caller): SQL =>
  canViewUnpublished(caller) ? sql`true` : sql`products.published`
