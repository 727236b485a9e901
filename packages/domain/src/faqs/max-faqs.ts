/** The most questions: one page shows all of them. */
export const MAX_FAQS = 200;
