import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { tag } from './Tag.css.ts'

export interface TagProps {
  readonly children: ReactNode
  /** Where more of the kind are found. */
  readonly href?: string | undefined
}

/** What kind of thing this is: "Half-drop", "Organic". With `href` it leads to more of the kind. */
export const Tag = ({ children, href }: TagProps) =>
  href === undefined ? (
    <span className={tag}>{children}</span>
  ) : (
    <Link className={tag} href={href}>
      {children}
    </Link>
  )
