/** The most questions: one page shows all of them. */
export const MOST_FAQS = 200;
