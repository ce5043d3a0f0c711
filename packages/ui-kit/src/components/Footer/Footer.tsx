import type { FormEventHandler, ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Dots } from '../Dots/Dots.tsx'
import { Logo } from '../Logo/Logo.tsx'
import * as css from './Footer.css.ts'
import { FooterGroup, type FooterLink } from './FooterGroup.tsx'
import { LegalLinks } from './LegalLinks.tsx'

/** The props of `Footer`. */
export interface FooterProps {
  readonly name: string
  /** Text on the strip at the top. */
  readonly motto: ReactNode
  readonly about: ReactNode
  readonly groups: readonly { readonly title: string; readonly links: readonly FooterLink[] }[]
  readonly copyright: ReactNode
  readonly legal: readonly FooterLink[]
  /** A form for an email address, which is sent to `action` as the parameter `email`, unless `onSubmit` prevents it. */
  readonly newsletter?:
    | {
        readonly label: string
        readonly action: string
        readonly submit: string
        readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined
      }
    | undefined
  /** A control beside the legal links, such as `ColorModeSwitch`. */
  readonly children?: ReactNode
}

/** The footer of every page except the checkout. */
export const Footer = ({
  name,
  motto,
  about,
  newsletter,
  groups,
  copyright,
  legal,
  children,
}: FooterProps) => (
  <footer className={css.footer}>
    <div className={css.footerTop}>
      <Container>
        <div className={css.footerTopRow}>
          <Dots size="title" />
          <span className={css.footerTopText}>{motto}</span>
        </div>
      </Container>
    </div>
    <Container>
      <div className={css.footerGroups}>
        <div className={css.footerAbout}>
          <Logo dots="none">{name}</Logo>
          <p className={css.footerAboutText}>{about}</p>
          {newsletter ? (
            <form action={newsletter.action} onSubmit={newsletter.onSubmit} className={css.footerNewsletter}>
              <input
                className={css.footerEmail}
                type="email"
                name="email"
                aria-label={newsletter.label}
                placeholder={newsletter.label}
                autoComplete="email"
              />
              <button type="submit" className={css.footerSubmit}>
                {newsletter.submit}
              </button>
            </form>
          ) : null}
        </div>
        {groups.map((group) => (
          <FooterGroup key={group.title} {...group} />
        ))}
      </div>
      <div className={css.footerBottom}>
        <span>{copyright}</span>
        {children ? <div className={css.footerTool}>{children}</div> : null}
        <LegalLinks links={legal} />
      </div>
    </Container>
  </footer>
)
