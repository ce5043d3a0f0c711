// @internal
import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './HeaderNav.css.ts'
import type { NavGroup, NavPanel } from './headerTypes.ts'

const Group = ({ title, links }: NavGroup) => (
  <>
    <p className={css.navPanelTitle}>{title}</p>
    <div className={links[0]?.color ? css.navPanelColorWells : css.navPanelLinks}>
      {links.map(({ label, href, color }) =>
        color ? (
          <Link key={href} className={css.navPanelColorWell} href={href} aria-label={label}>
            <svg fill={color} aria-hidden="true">
              <circle />
            </svg>
          </Link>
        ) : (
          <Link key={href} className={css.navPanelLink} href={href}>
            {label}
          </Link>
        ),
      )}
    </div>
  </>
)

/** The content of a category's panel. */
export const NavPanelContent = ({
  title,
  kinds,
  columns,
  feature,
}: NavPanel & { readonly title: string }) => (
  <div className={css.navPanel}>
    <div>
      <p className={css.navPanelKindsTitle}>{title}</p>
      {kinds.map(({ label, href, note, current }) => (
        <Link key={href} className={css.navPanelKind} href={href} aria-current={current ? 'page' : undefined}>
          <span>{label}</span>
          <span className={css.navPanelNote}>{note}</span>
        </Link>
      ))}
    </div>
    {columns.map((groups) => (
      <div key={groups[0]?.title}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    ))}
    {feature ? (
      <Link className={css.navPanelFeature} href={feature.href}>
        <div className={css.navPanelImage}>{feature.image}</div>
        <span className={css.navPanelFeatureName}>
          {feature.name}
          <DotRow colors={feature.colors} className={css.navPanelDots} />
        </span>
        <span className={css.navPanelNote}>{feature.note}</span>
      </Link>
    ) : null}
  </div>
)
