import { imports } from '#features/import/texts.ts'
import classes from './import.module.css'
import type { FileReading, Import } from './use-import.ts'

interface SheetChoiceProps {
  readonly work: Import
  readonly reading: FileReading
}

/** The sheet of a workbook that was read; another one is read in its place. */
export function SheetChoice({ work, reading: { file, sheet, sheets = [] } }: SheetChoiceProps) {
  if (sheets.length < 2) return null
  return (
    <label className={classes.choice}>
      {imports.sheet}
      <select
        className={classes.select}
        dir="auto"
        value={sheet}
        onChange={({ currentTarget }) => {
          // A disabled control would lose the focus of the keyboard.
          if (work.running === null) void work.open(file, { sheet: currentTarget.value })
        }}
      >
        {sheets.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}
