export type GoogleSettings = {
  measurementId: string;
  scriptUrl: string;
};
