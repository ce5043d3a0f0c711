import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { section } from './Section.css.ts'

export interface SectionProps {
  readonly children: ReactNode
  /** `raised`: a toned band across the page. */
  readonly tone?: 'page' | 'raised' | undefined
  /** Id of the heading that names this section. */
  readonly labelledBy?: string | undefined
  readonly id?: string | undefined
}

/** A part of a page, at the distance sections keep, inside the page's width. */
export const Section = ({ children, tone, labelledBy, id }: SectionProps) => (
  <section className={section({ tone })} aria-labelledby={labelledBy} id={id}>
    <Container>{children}</Container>
  </section>
)
