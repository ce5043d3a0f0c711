import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { tag } from './Tag.css.ts'

/** The props of `Tag`. */
export interface TagProps {
  readonly children: ReactNode
  /** The URL of a list with this tag. */
  readonly href?: string | undefined
}

/** A property of a product: "Half-drop", "Organic". With `href` it links to a list of such products. */
export const Tag = ({ children, href }: TagProps) =>
  href === undefined ? (
    <span className={tag}>{children}</span>
  ) : (
    <Link className={tag} href={href}>
      {children}
    </Link>
  )
