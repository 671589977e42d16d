/* Preloaded into a server, this sets its wall clock ahead or back while it runs; monotonic clocks stay true.
 * The offset in seconds is in the file CLOCK_OFFSET, eight bytes that tests change at will.
 * (libfaketime cannot do this to Python 3.11: without faking monotonic clocks, its time.sleep fails.) */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static volatile int64_t *offset;
static int (*true_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    true_clock = dlsym(RTLD_NEXT, "clock_gettime");
    int file = open(getenv("CLOCK_OFFSET"), O_RDONLY);
    offset = mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (true_clock == NULL) begin();
    int failed = true_clock(clock, now);
    if (!failed && clock == CLOCK_REALTIME) now->tv_sec += *offset;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec exact;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (now != NULL) *now = exact.tv_sec;
    return exact.tv_sec;
}
