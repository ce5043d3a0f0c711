import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Dots } from '../Dots/Dots.tsx'
import { Logo } from '../Logo/Logo.tsx'
import * as css from './Footer.css.ts'
import { FooterGroup, type FooterLink } from './FooterGroup.tsx'
import { LegalLinks } from './LegalLinks.tsx'

export interface FooterProps {
  readonly name: string
  /** On the edge of the cloth. */
  readonly motto: ReactNode
  readonly about: ReactNode
  readonly groups: readonly { readonly title: string; readonly links: readonly FooterLink[] }[]
  readonly copyright: ReactNode
  readonly legal: readonly FooterLink[]
  /** Beside the legal links: the colour mode, which may come later than the page. */
  readonly children?: ReactNode
}

/** The foot of every page but checkout. It opens with the edge of the cloth. */
export const Footer = ({ name, motto, about, groups, copyright, legal, children }: FooterProps) => (
  <footer className={css.footer}>
    <div className={css.edge}>
      <Container>
        <div className={css.edgeRow}>
          <Dots size="title" />
          <span className={css.edgeText}>{motto}</span>
        </div>
      </Container>
    </div>
    <Container>
      <div className={css.groups}>
        <div className={css.about}>
          <Logo dots="none">{name}</Logo>
          <p className={css.aboutText}>{about}</p>
        </div>
        {groups.map((group) => (
          <FooterGroup key={group.title} {...group} />
        ))}
      </div>
      <div className={css.bottom}>
        <span>{copyright}</span>
        {children ? <div className={css.tool}>{children}</div> : null}
        <LegalLinks links={legal} />
      </div>
    </Container>
  </footer>
)
