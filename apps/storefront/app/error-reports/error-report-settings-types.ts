export type ErrorReportSettings = {
  dsn: string;
  environment: string;
};
