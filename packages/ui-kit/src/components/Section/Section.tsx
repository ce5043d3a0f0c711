import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { section } from './Section.css.ts'
import type { sectionTones } from './Section.variants.ts'

/** The props of `Section`. */
export interface SectionProps {
  readonly children: ReactNode
  /** `raised`: a band with a background across the page. */
  readonly tone?: (typeof sectionTones)[number] | undefined
  /** Id of the heading that names this section. */
  readonly labelledBy?: string | undefined
  readonly id?: string | undefined
}

/** A section of a page, with its vertical spacing, within the page width. */
export const Section = ({ children, tone, labelledBy, id }: SectionProps) => (
  <section className={section({ tone })} aria-labelledby={labelledBy} id={id}>
    <Container>{children}</Container>
  </section>
)
