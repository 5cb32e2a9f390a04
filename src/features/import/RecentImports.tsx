import type { AnyEntity } from '../../schema/entity.ts'
import { formatRecent } from '../../engine/history/recent-moment.ts'
import { imports } from '#features/import/texts.ts'
import classes from './import.module.css'
import { MadeImport } from './MadeImport.tsx'
import { useRecentImports } from './use-recent-imports.ts'

/** The imports that can still be taken back. */
export function RecentImports({ entity }: { readonly entity: AnyEntity }) {
  const all = useRecentImports(entity)
  if (all.length === 0) return null
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{imports.recent}</h2>
      <ul className={classes.recent}>
        {all.map((made) => (
          <li key={made.key} className={classes.actions}>
            <span className={classes.made}>
              <strong dir="auto">{made.fileName}</strong>
              <span className={classes.soft}>
                {formatRecent(made.at)} · {imports.outcome(made.created, made.updated, 0)}
              </span>
            </span>
            <MadeImport entity={entity} made={made} />
          </li>
        ))}
      </ul>
    </section>
  )
}
