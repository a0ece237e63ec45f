import { basics } from './basics.ts';
import { classes } from './classes.ts';
import { collections } from './collections.ts';
import { dataclassesAndEnums } from './dataclasses-and-enums.ts';
import { endings } from './endings.ts';
import { errorsOfNames } from './errors-of-names.ts';
import { errorsOfValues } from './errors-of-values.ts';
import { exceptions } from './exceptions.ts';
import { filesAndWalls } from './files-and-walls.ts';
import { formatting } from './formatting.ts';
import { freshStart } from './fresh-start.ts';
import { functions } from './functions.ts';
import { generators } from './generators.ts';
import { input } from './input.ts';
import { limits } from './limits.ts';
import { matching } from './matching.ts';
import { modulesData } from './modules-data.ts';
import { modulesNumbersAndTime } from './modules-numbers-and-time.ts';
import { numbers } from './numbers.ts';
import { placesOfErrors } from './places-of-errors.ts';
import { printing } from './printing.ts';
import type { ProgramCase } from './program-case.ts';
import { syntaxErrorsInShape } from './syntax-errors-in-shape.ts';
import { syntaxErrorsInWords } from './syntax-errors-in-words.ts';
import { texts } from './texts.ts';

/** What every host has to make of these programs alike. */
export const programs: readonly ProgramCase[] = [
  ...basics,
  ...numbers,
  ...texts,
  ...formatting,
  ...printing,
  ...collections,
  ...functions,
  ...generators,
  ...classes,
  ...dataclassesAndEnums,
  ...matching,
  ...exceptions,
  ...endings,
  ...errorsOfNames,
  ...errorsOfValues,
  ...filesAndWalls,
  ...freshStart,
  ...input,
  ...limits,
  ...modulesData,
  ...modulesNumbersAndTime,
  ...placesOfErrors,
  ...syntaxErrorsInShape,
  ...syntaxErrorsInWords,
];
