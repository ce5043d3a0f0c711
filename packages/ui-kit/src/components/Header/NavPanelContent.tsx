// @internal
import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './HeaderNav.css.ts'
import type { NavGroup, NavPanel } from './headerTypes.ts'

const Group = ({ title, links }: NavGroup) => (
  <>
    <p className={css.panelTitle}>{title}</p>
    <div className={links[0]?.color ? css.panelWells : css.panelLinks}>
      {links.map(({ label, href, color }) =>
        color ? (
          <Link key={href} className={css.panelWell} href={href} aria-label={label}>
            <svg fill={color} aria-hidden="true">
              <circle />
            </svg>
          </Link>
        ) : (
          <Link key={href} className={css.panelLink} href={href}>
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
  <div className={css.panel}>
    <div>
      <p className={css.kindsTitle}>{title}</p>
      {kinds.map(({ label, href, note, current }) => (
        <Link key={href} className={css.panelKind} href={href} aria-current={current ? 'page' : undefined}>
          <span>{label}</span>
          <span className={css.panelNote}>{note}</span>
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
      <Link className={css.panelFeature} href={feature.href}>
        <div className={css.panelImage}>{feature.image}</div>
        <span className={css.panelFeatureName}>
          {feature.name}
          <DotRow colors={feature.colors} className={css.panelDots} />
        </span>
        <span className={css.panelNote}>{feature.note}</span>
      </Link>
    ) : null}
  </div>
)
