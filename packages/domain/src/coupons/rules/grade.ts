/** @example { code: "GRADE", least: 3 } // members of grade 3 or higher */
export type GradeCondition = { code: "GRADE"; least: number };

export function meetsGrade({ least }: GradeCondition, use: { grade: number }): boolean {
  return use.grade >= least;
}
