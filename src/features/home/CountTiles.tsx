import File from 'lucide-react/icons/file'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { maySeeMenu, UNKNOWN_PERSON } from '../../schema/access/access.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import type { HomeCard } from '../../engine/face.ts'
import { currentLocale, t } from '../../texts/locale.ts'
import { screens } from '#texts/frame.ts'
import classes from './dashboard.module.css'

interface CountTilesProps {
  readonly cards: readonly HomeCard[]
  /** By the answers of the cards; undefined until they are there. */
  readonly counts: Readonly<Record<string, unknown>> | undefined
  /** How many of them came this week, where the backend says so. */
  readonly added: Readonly<Record<string, unknown>> | undefined
}

/** The number of records of each entity, which leads to its list. */
export function CountTiles({ cards, counts, added }: CountTilesProps) {
  const person = use(PersonContext) ?? UNKNOWN_PERSON
  return (
    <ul className={classes.cards}>
      {cards
        .filter((card) => maySeeMenu(card, person))
        .map(({ answer, label, path, icon: Icon = File }) => {
          const count = counts?.[answer]
          const news = added?.[answer]
          return (
            <li key={answer}>
              <Link to={path} className={classes.card}>
                <Icon className={classes.icon} size={36} strokeWidth={1.8} aria-hidden />
                <span className={classes.count}>
                  {typeof count === 'number' ? count.toLocaleString(currentLocale()) : '–'}
                </span>
                <span className={classes.label}>{t(label)}</span>
                {typeof news === 'number' && <small>{screens.dashboard.thisWeek(news)}</small>}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
