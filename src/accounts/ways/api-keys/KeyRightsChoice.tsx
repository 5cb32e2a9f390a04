import { useId } from 'react'
import type { KeyRight, KeyRights } from '../../../schema/rights.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import type { OfferedRights } from './offered-rights.ts'
import classes from './api-keys.module.css'

interface KeyRightsChoiceProps {
  readonly offered: readonly OfferedRights[]
  readonly allows: KeyRights
  readonly onChange: (allows: KeyRights) => void
}

/** The rights of a key, entity by entity. Without reading there is no other. */
export function KeyRightsChoice({ offered, allows, onChange }: KeyRightsChoiceProps) {
  const hint = useId()
  function change(entity: string, right: KeyRight, isGiven: boolean) {
    const others = (allows[entity] ?? []).filter((each) => each !== right)
    const left = right === 'read' ? [] : others
    onChange({ ...allows, [entity]: isGiven ? [...others, right] : left })
  }
  return (
    <div className={classes.rights} role="group" aria-label={texts.rights} aria-describedby={hint}>
      <p className={classes.label}>{texts.rights}</p>
      <p id={hint} className={classes.text}>
        {texts.rightsHint}
      </p>
      {offered.map(({ entity, label, rights }) => {
        const given = allows[entity] ?? []
        return (
          <fieldset key={entity} className={classes.entity}>
            <legend dir="auto">{label}</legend>
            {rights.map((right) => (
              <label key={right} className={classes.right}>
                <input
                  type="checkbox"
                  checked={given.includes(right)}
                  disabled={right !== 'read' && !given.includes('read')}
                  onChange={({ currentTarget: { checked } }) => change(entity, right, checked)}
                />
                {texts.right[right]}
              </label>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
